import './icon.css'

/** Line drawings on a 24-unit square, in one weight. They repeat the words beside them, so screen readers skip them. */
const paths = {
  phone: 'M6 3h3l2 5-2.5 1.8a11 11 0 0 0 5.7 5.7L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z',
  pin: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5 5 19',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  down: 'M5 9l7 7 7-7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5.5l3.5 2',
  cart: 'M4 4h13M6 4v7M15 4l2 7M5 17H3v-4a2 2 0 0 1 2-2h5v3h5v-3h3l3 3v3h-2M9 17h6M7 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm10 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  web: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3Z',
  play: 'M3 6h18v12H3zM10 9.5v5l4.5-2.5z',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 9a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.300M18 14.5a6.5 6.5 0 0 1 3.5 5.5',
  star: 'M12 3l2.7 5.900 6.300.7-4.7 4.300 1.300 6.300L12 17l-5.600 3.200 1.300-6.300L3 9.600l6.300-.7z',
  bookmark: 'M6 3h12v18l-6-4.500L6 21z',
  calendar: 'M4 5h16v16H4zM4 10h16M8 2v5M16 2v5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 21 21',
  cube: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  list: 'M5 3h14v18H5zM9 8h6M9 12h6M9 16h4',
} as const

export type IconName = keyof typeof paths

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
