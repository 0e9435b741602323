import { syncBuiltinESMExports } from 'node:module'
import zlib from 'node:zlib'

/** Loaded before everything else in the process: its clock says one instant, a Wednesday in shop hours. Timers go on. */
const instant = Date.parse('2026-06-17T15:00:00Z')

Date.now = () => instant
globalThis.Date = new Proxy(Date, {
  construct: (date, given, asked) => Reflect.construct(date, given.length === 0 ? [instant] : given, asked),
  apply: () => new Date(instant).toString(),
})
Date.prototype.constructor = Date

// Answers are compared unpacked, so packing them as small as can be would only take time.
const { brotliCompress } = zlib
Object.assign(zlib, {
  brotliCompress: (input: Buffer, { params }: zlib.BrotliOptions, done: zlib.CompressCallback) =>
    brotliCompress(input, { params: { ...params, [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } }, done),
})
syncBuiltinESMExports()
