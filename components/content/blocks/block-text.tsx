import { Fragment, type ReactNode } from 'react'
import { textLinkStyle } from '@/components/storefront/info/rich-text'
import { Link } from '@/lib/i18n/navigation'
import { inlineParts, paragraphsOf } from '@/lib/settings/block-links'

/** A plain text of the owner's: its paragraphs, line breaks and links. */
export function BlockText({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice, and have no state
    <p key={`${at}-${paragraph}`} className="whitespace-pre-line [overflow-wrap:anywhere]">
      {inlineParts(paragraph).map(({ text: words, href }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Fragment key={`${place}-${words}`}>
          {href ? (
            <BlockLink href={href} className={textLinkStyle}>
              {words}
            </BlockLink>
          ) : (
            words
          )}
        </Fragment>
      ))}
    </p>
  ))
}

type BlockLinkProps = { href: string; className: string; children: ReactNode }

/** A link to a page of the store, or to another site. */
export function BlockLink({ href, className, children }: BlockLinkProps) {
  return href.startsWith('/') ? (
    <Link href={href} className={className}>
      {children}
    </Link>
  ) : (
    <a href={href} rel="noopener" className={className}>
      {children}
    </a>
  )
}
