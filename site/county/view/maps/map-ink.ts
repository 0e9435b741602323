/** What the maps are drawn with. A theme may set any of the variables; without it they suit both colour schemes. */
export const mapInk = {
  ground: 'var(--map-ground,light-dark(#f6f2e8,#0e1512))',
  land: 'var(--map-land,light-dark(#fffdf4,#1b2822))',
  edge: 'var(--map-edge,light-dark(#d9dcc9,#24382f))',
  border: 'var(--map-border,light-dark(#3f5b4c,#86a896))',
  water: 'var(--map-water,light-dark(#5f9db3,#4b8ea6))',
  waterName: 'var(--map-water-name,light-dark(#2b6a80,#8cc3d6))',
  road: 'var(--map-road,light-dark(#9c835c,#8f8064))',
  shield: 'var(--map-shield,light-dark(#6f5a38,#a99a78))',
  ridge: 'var(--map-ridge,light-dark(#cfc09b,#46544a))',
  zone: 'var(--map-zone,light-dark(#c4e02f,#a6c63c))',
  zoneEdge: 'var(--map-zone-edge,light-dark(#7f9a10,#b9d52a))',
  label: 'var(--map-label,light-dark(#1a1f1d,#f1ecdf))',
  faint: 'var(--map-faint,light-dark(#6d6a58,#a3aa9c))',
  focus: 'var(--map-focus,light-dark(#b3406b,#f0a3bd))',
} as const

// Biome reads role names as those of HTML, where these would be <ul>, <li> and <fieldset>; SVG has no such elements.
export const svgRole = { group: 'group', list: 'list', item: 'listitem' } as const
