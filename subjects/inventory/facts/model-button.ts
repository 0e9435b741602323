/** The button under the gallery, and the words while the model loads. */
export const modelButton = {
  open: 'View in 3D',
  close: 'Back to the pictures',
  /** The size of both files on the line: the program and the largest model. */
  kilobytes: 130,
  savesData: 'Your device saves data. The model takes about {size}.',
  load: 'Load {size}',
  size: '{kilobytes} KB',
  loading: 'Loading the model',
  failed: 'The model could not be loaded. The pictures show the same cart.',
  noGraphics: 'This browser cannot draw models. The pictures show the same cart.',
  lost: 'Your device stopped drawing the model. Tap the button to start it again.',
} as const
