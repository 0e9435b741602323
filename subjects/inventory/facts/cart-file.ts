/** How large a file of carts may be: far more than a dealer has, and little enough to be read at once. */
export const cartFileLimits = { megabytes: 5, rows: 5_000, cells: 500_000 } as const
