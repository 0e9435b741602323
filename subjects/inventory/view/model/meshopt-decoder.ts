// The decoder in plain script: the compiled one would want 'wasm-unsafe-eval' in the policy of the page. The package keeps it
// beside its entries, so it is named by its file.
// @ts-expect-error it comes without types
import { MeshoptDecoder } from '../../../../node_modules/meshoptimizer/meshopt_decoder_reference.js'

export const meshoptDecoder: typeof import('meshoptimizer').MeshoptDecoder = MeshoptDecoder
