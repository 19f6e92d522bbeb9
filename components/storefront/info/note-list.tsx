import { useLocale } from 'next-intl'
import type { Text } from '@/content/text'
import { englishText } from '@/lib/i18n/english'
import { type Addresses, RichText } from './rich-text'

type NoteListProps = { notes: readonly { title: string; text: Text }[]; addresses?: Addresses }

/** Short notes in two columns, each under a line of its own; their texts are English. */
export function NoteList({ notes, addresses }: NoteListProps) {
  const locale = useLocale()
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2" {...englishText(locale)}>
      {notes.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-ink pt-4">
          <h3 className="text-lg font-bold">{title}</h3>
          <p className="mt-1.5 leading-relaxed text-muted">
            <RichText text={text} addresses={addresses} />
          </p>
        </li>
      ))}
    </ul>
  )
}
