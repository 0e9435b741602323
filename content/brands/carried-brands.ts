/** Home's grid of six: two featured, four mentioned as carried (spec §1, §2 Home). */
export const carriedBrands = [
  {
    name: 'Denago',
    featured: true,
    text: 'Three EV series, from the low-step City to the lifted Rover. All electric, all lithium.',
    href: '/denago',
  },
  {
    name: 'Evolution',
    featured: true,
    text: 'Seven series from two-seat golf carts to eight-seat carriers, with work beds in between.',
    href: '/evolution',
  },
  {
    name: 'Club Car',
    featured: false,
    text: 'Used carts on aluminum frames, which Pennsylvania winters do not rust.',
    href: '/inventory?brand=Club+Car',
  },
  {
    name: 'EZ-GO',
    featured: false,
    text: 'Used carts that any shop can get parts for. Ours has them on the shelf.',
    href: '/inventory?brand=EZ-GO',
  },
  {
    name: 'Tomberlin',
    featured: false,
    text: 'Used neighborhood carts with car-like dashboards and deep seats.',
    href: '/inventory?brand=Tomberlin',
  },
  {
    name: 'Swift EV',
    featured: false,
    text: 'Used lifted carts and six-seaters with every screen and speaker.',
    href: '/inventory?brand=Swift+EV',
  },
] as const
