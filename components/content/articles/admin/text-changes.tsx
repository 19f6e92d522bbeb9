import { diffWordsWithSpace } from 'diff'
import { useTranslations } from 'next-intl'
import type { ArticleText } from './article-values'
import { blocksOf } from './blocks-of'

const FIELDS = [
  { name: 'title', shown: (text: string) => text },
  { name: 'excerpt', shown: (text: string) => text },
  { name: 'content', shown: blocksOf },
] as const

/** Of texts with nothing in common, the words are not compared for longer than a reader waits. */
const COMPARED_MS = 1_000

const changesOf = (from: string, to: string) =>
  diffWordsWithSpace(from, to, { timeout: COMPARED_MS }) ?? [
    { value: from, removed: true, added: false },
    { value: `\n\n${to}`, removed: false, added: true },
  ]

type Props = {
  from: ArticleText
  to: ArticleText
  /** Of texts that have none the excerpt is not shown. */
  hasExcerpt?: boolean
}

/** What another text adds to one, and what it leaves out. */
export function TextChanges({ from, to, hasExcerpt = true }: Props) {
  const t = useTranslations('backOffice.articles')
  return (
    <div className="mt-4 space-y-4">
      {FIELDS.filter(({ name }) => hasExcerpt || name !== 'excerpt').map(({ name, shown }) => (
        <section key={name} aria-label={t(`fields.${name}`)}>
          <h3 className="text-sm font-semibold">{t(`fields.${name}`)}</h3>
          <p className="mt-1 rounded-control bg-sunken p-3 text-sm [overflow-wrap:anywhere] whitespace-pre-wrap">
            {changesOf(shown(from[name]), shown(to[name])).map((part, index) =>
              part.added ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
                <ins key={index} className="bg-success-soft text-success no-underline">
                  {part.value}
                </ins>
              ) : part.removed ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
                <del key={index} className="bg-danger-soft text-danger">
                  {part.value}
                </del>
              ) : (
                part.value
              ),
            )}
          </p>
        </section>
      ))}
    </div>
  )
}
