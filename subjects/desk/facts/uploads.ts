/** What the desk takes of files: how many at once, how large, of which kinds. */
export const uploads = {
  photos: { most: 40, megabytes: 20, accept: 'image/jpeg,image/png,image/webp' },
  cartFile: { megabytes: 32, accept: '.csv,.xlsx,.json' },
} as const
