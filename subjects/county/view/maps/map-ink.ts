/** What the maps are drawn with, in both colour schemes. */
export const mapInk = {
  ground: 'light-dark(#f6f2e8,#0e1512)',
  land: 'light-dark(#fffdf4,#1b2822)',
  edge: 'light-dark(#d9dcc9,#24382f)',
  border: 'light-dark(#3f5b4c,#86a896)',
  water: 'light-dark(#5f9db3,#4b8ea6)',
  waterName: 'light-dark(#2b6a80,#8cc3d6)',
  road: 'light-dark(#9c835c,#8f8064)',
  shield: 'light-dark(#6f5a38,#a99a78)',
  ridge: 'light-dark(#cfc09b,#46544a)',
  zone: 'light-dark(#c4e02f,#a6c63c)',
  zoneEdge: 'light-dark(#7f9a10,#b9d52a)',
  label: 'light-dark(#1a1f1d,#f1ecdf)',
  faint: 'light-dark(#6d6a58,#a3aa9c)',
  /** The way to the showroom, and the trail that we are named after: nothing else is pink. */
  route: 'light-dark(#b3406b,#f0a3bd)',
  pin: 'light-dark(#12352b,#d9e9df)',
  reach: 'light-dark(#3f8a6c,#7fc3a5)',
} as const

// Biome reads role names as those of HTML, where these would be <ul>, <li> and <fieldset>; SVG has no such elements.
export const svgRole = { group: 'group', list: 'list', item: 'listitem' } as const
