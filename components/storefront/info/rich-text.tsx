import { Fragment, type ReactNode } from 'react'
import type { AddressName, StoreTextName, Text } from '@/content/text'
import { Link } from '@/lib/i18n/navigation'

/** The placeholders of a text: addresses, which become links, and store texts. */
export type Addresses = Readonly<Partial<Record<AddressName | StoreTextName, string>>>

type RichTextProps = {
  text: Text
  /** What `{supportEmail}` and the like stand for. */
  addresses?: Addresses
}

const MARKED = /\[([^\]]+)\]\((\/[^)\s]*)\)|\{(\w+)\}|`([^`]+)`|\*\*([^*]+)\*\*/g

export const textLinkStyle =
  'rounded-sm font-semibold text-primary-strong underline decoration-1 underline-offset-3 hover:text-primary-deep hover:decoration-2'

/** Inline text with links, addresses, bold control names and code. */
export function RichText({ text, addresses }: RichTextProps) {
  const parts: ReactNode[] = []
  let shown = 0
  for (const match of text.matchAll(MARKED)) {
    const part = renderMark(match, addresses)
    if (!part) continue
    parts.push(text.slice(shown, match.index), <Fragment key={match.index}>{part}</Fragment>)
    shown = match.index + match[0].length
  }
  return [...parts, text.slice(shown)]
}

/** Renders one mark; null for an unknown placeholder. */
function renderMark(
  [, label, href, name, typed, control]: RegExpMatchArray,
  addresses?: Addresses,
): ReactNode {
  if (href)
    return (
      <Link href={href} className={textLinkStyle}>
        {label}
      </Link>
    )
  if (typed)
    return (
      <code className="rounded-md border border-line bg-sunken px-1.5 py-0.5 font-mono text-[0.88em] break-words">
        {typed}
      </code>
    )
  if (control) return <strong className="font-semibold text-ink">{control}</strong>
  const address = addresses && Object.entries(addresses).find(([key]) => key === name)?.[1]
  if (address && !name?.endsWith('Email')) return address
  return address ? (
    <a href={`mailto:${address}`} className={`${textLinkStyle} break-words`}>
      {address}
    </a>
  ) : null
}
