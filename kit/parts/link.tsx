import { type ComponentProps, createContext, useContext } from 'react'

/** How the page that is being rendered writes an address of the site: the frame sets it, an island leaves it alone. */
export const LinkContext = createContext((href: string) => href)

interface LinkProps extends ComponentProps<'a'> {
  readonly href: string
}

/** A link to a page that may carry something of this one's address, as the pages with prices carry the chosen town. */
export function Link(props: LinkProps) {
  const write = useContext(LinkContext)
  return <a {...props} href={write(props.href)} />
}
