import { useLocale } from 'next-intl'
import { directionOf } from '@/lib/i18n/locales'
import { blocksOf } from '@/lib/orders/agreed-texts/plain-text'

type Props = { text: { body: string; language: string } }

/** A text of law in its own language, block by block. */
export function PlainText({ text: { body, language } }: Props) {
  const isOwn = useLocale() === language
  return (
    <div
      lang={isOwn ? undefined : language}
      dir={directionOf(language)}
      className="mt-8 space-y-4 text-[1.0625rem] leading-[1.7] text-pretty text-ink-soft [overflow-wrap:anywhere]"
    >
      {blocksOf(body).map((block, index) => {
        // The same words may stand in a text twice.
        const key = `${index}`
        if (block.kind === 'heading')
          return (
            <h2 key={key} className="pt-4 text-xl font-extrabold tracking-tight text-ink">
              {block.text}
            </h2>
          )
        if (block.kind === 'list')
          return (
            <ul key={key} className="list-disc space-y-2 ps-5">
              {block.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )
        return (
          <p key={key} className="whitespace-pre-line">
            {block.text}
          </p>
        )
      })}
    </div>
  )
}
