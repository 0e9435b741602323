import type { ReactNode } from 'react'
import { formatNumber } from '#kit/formats/format.ts'
import { Icon } from '#kit/parts/icon.tsx'
import { themeColors } from '#kit/styles/theme-colors.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { morePages, tabs } from '#subjects/desk/rules/screens.ts'
import { Picture } from '#subjects/pictures/view/picture.tsx'
import { SearchField, Send, Sentence, SignOut, TextLink } from './controls.tsx'
import '#kit/styles/fonts.css'
import '#kit/styles/reset.css'
import '#kit/styles/tokens.css'
import '#kit/styles/base.css'
import '#kit/styles/layout.css'
import '#kit/styles/text.css'
import '#kit/parts/button.css'
import '#kit/parts/check.css'
import '#kit/parts/date-field.css'
import '#kit/parts/field.css'
import './desk.css'
import './controls.css'
import './carts.css'
import './several.css'
import './cart.css'
import './add-photos.css'
import './import-carts.css'
import './inspection.css'
import './history.css'
import './messages.css'
import './shop.css'

export interface Screen {
  readonly title: string
  /** The part of the desk that it belongs to. */
  readonly tab?: keyof typeof tabs
  /** The part of the screen to which an undo comes back. */
  readonly at?: string | undefined
  /** The screen above it. */
  readonly up?: Up
  /** The list to which it belongs, which stands beside it where there is room. */
  readonly beside?: ListBeside
}

interface Up {
  readonly href: string
  readonly text: string
}

export interface ListBeside {
  readonly name: string
  /** The address of the whole list. */
  readonly href: string
  /** What a search of it is called; left out for a short list. */
  readonly search?: string
  readonly items: readonly (Up & {
    readonly note: string
    readonly isCurrent: boolean
    /** The path of its picture. */
    readonly image?: string | undefined
  })[]
}

/** What has just been changed, with the way back. */
export interface RunSummary {
  readonly lines: readonly string[]
  /** The run that an undo takes back; undefined where nothing can be. */
  readonly undo: number | undefined
}

interface DeskDocumentProps extends Screen {
  readonly css: string
  readonly laterStyle: string | undefined
  readonly scriptPath: string
  /** The path of the screen. */
  readonly path: string
  /** Who has signed in. */
  readonly person: string | undefined
  /** How many messages are to be answered. */
  readonly waiting: number
  readonly version: string | undefined
  /** What was just changed. */
  readonly receipt: ReactNode
  readonly children?: ReactNode
}

/** What stands around every screen of the desk. */
export function DeskDocument({
  title,
  tab,
  css,
  laterStyle,
  scriptPath,
  path,
  person,
  waiting,
  up,
  beside,
  version,
  receipt,
  children,
}: DeskDocumentProps) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
        <title>{`${title} · ${business.shortName} desk`}</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
        {laterStyle && <link rel="stylesheet" href={laterStyle} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* Until it is there, or where it cannot be loaded, the button that saves is in sight. */}
        <script type="module" src={scriptPath} blocking="render" />
      </head>
      <body className="desk" data-version={version}>
        <a className="button skip-link" data-look="main" href="#content">
          Skip to content
        </a>
        {person !== undefined && <Tabs tab={tab} path={path} waiting={waiting} />}
        {beside && <Beside {...beside} />}
        <main id="content" className="desk-main stack" tabIndex={-1}>
          {receipt}
          <div className="notice spread" data-changed hidden>
            <p>Something has changed.</p>
            <button type="button" className="button">
              Reload
            </button>
          </div>
          {up && (
            <p className="desk-up">
              <TextLink href={up.href}>{up.text}</TextLink>
            </p>
          )}
          {children}
        </main>
      </body>
    </html>
  )
}

interface TabsProps extends Pick<DeskDocumentProps, 'path'> {
  readonly tab: Screen['tab'] | undefined
  readonly waiting: number
}

function Tabs({ tab, path, waiting }: TabsProps) {
  return (
    <nav className="desk-tabs" aria-label="Desk">
      <p className="desk-name">
        <img src="/favicon.svg" alt="" width="36" height="36" /> {business.shortName} desk
      </p>
      {Object.entries(tabs).map(([key, { name, href, icon }]) => (
        <a key={key} href={href} aria-current={key === tab ? 'page' : undefined}>
          <Icon name={icon} />
          {name}
          {key === 'messages' && waiting > 0 && (
            <b className="desk-count">
              {formatNumber(waiting)}
              <span className="sr-only"> to answer</span>
            </b>
          )}
        </a>
      ))}
      {morePages.map(({ name, href }) => (
        <a
          key={href}
          className="desk-margin"
          href={href}
          aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
      <div className="desk-margin">
        <SignOut />
      </div>
    </nav>
  )
}

/** One tap from a record to the next (DESK-64). */
function Beside({ name, href, search, items }: ListBeside) {
  return (
    <nav className="desk-beside" aria-label={name}>
      <div>
        <p className="desk-up">
          <TextLink href={href}>{name}</TextLink>
        </p>
        {search && (
          <form action={href}>
            <SearchField aria-label={search} />
          </form>
        )}
      </div>
      {items.map(({ href, text, note, isCurrent, image }) => (
        <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {image && <Picture path={image} alt="" layout="shelf" />}
          <span>
            {text} <span className="small soft">{note}</span>
          </span>
        </a>
      ))}
    </nav>
  )
}

interface RunReceiptProps extends RunSummary {
  /** The address of the screen, without the parameter that names the run. */
  readonly back: string
  readonly at: string | undefined
}

/** What was changed, and its undo (DESK-7). */
export function RunReceipt({ lines, undo, back, at }: RunReceiptProps) {
  return (
    <div className="desk-told spread" role="status">
      <div>
        {lines.map((line) => (
          <Sentence key={line}>{line}</Sentence>
        ))}
      </div>
      {undo !== undefined && (
        <form method="post" action={`/history/${undo}/undo${at === undefined ? '' : `#${at}`}`}>
          <input type="hidden" name="back" value={back} />
          <Send>Undo</Send>
        </form>
      )}
    </div>
  )
}
