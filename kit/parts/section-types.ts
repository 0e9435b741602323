export type TitledText = { readonly title: string; readonly text: string }
export type Stat = { readonly figure: string; readonly label: string }
export type LabelledValue = { readonly label: string; readonly value: string }
export type Question = { readonly question: string; readonly answer: string }
export type PageLink = { readonly name: string; readonly url: string }

/** The words of one section of a page: its heading, perhaps a line below it, and its contents. */
export type Band<Contents = object> = { readonly heading: string; readonly text?: string } & Readonly<Contents>

/** The top of a page: the heading, a line below, and the words on its buttons. */
export type Hero<Buttons extends string> = Band<{ text: string } & Record<Buttons, string>>
