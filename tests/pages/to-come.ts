/** Addresses that pages already link to and that are still to be built. The list is empty when the last of them is. */
export const toCome: readonly RegExp[] = []
