import { useLocale } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import type { Text } from '@/content/text'
import { englishText } from '@/lib/i18n/english'
import { RichText } from './rich-text'

/** A box of disclosures, one below the other. */
export function DisclosureBox(props: Omit<ComponentProps<'div'>, 'className'>) {
  return (
    <div
      className="divide-y divide-line rounded-panel border border-line bg-surface shadow-card"
      {...props}
    />
  )
}

type DisclosureProps = { title: string; headingLevel?: 2 | 3; children: ReactNode }

/** A question that opens to its answer; the browser's own disclosure, so it needs no JavaScript. */
export function Disclosure({ title, headingLevel = 3, children }: DisclosureProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <details className="group">
      <summary className="flex list-none items-center justify-between gap-4 rounded-panel px-5 py-4.5 text-lg leading-snug font-bold hover:text-primary-deep sm:px-7 [&::-webkit-details-marker]:hidden">
        <Heading className="text-wrap">{title}</Heading>
        <Icon
          name="plus"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45"
        />
      </summary>
      {children}
    </details>
  )
}

type DisclosureListProps = { items: readonly { title: string; texts: readonly Text[] }[] }

/** Disclosures of texts that exist in English alone. */
export function DisclosureList({ items }: DisclosureListProps) {
  const locale = useLocale()
  return (
    <DisclosureBox {...englishText(locale)}>
      {items.map(({ title, texts }) => (
        <Disclosure key={title} title={title}>
          <div className="space-y-3 px-5 pb-6 leading-relaxed text-ink-soft sm:px-7">
            {texts.map((text) => (
              <p key={text} className="max-w-2xl">
                <RichText text={text} />
              </p>
            ))}
          </div>
        </Disclosure>
      ))}
    </DisclosureBox>
  )
}
