import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import {
  type FinderAddress,
  NO_ANSWERS,
  QUESTIONS,
  type Question,
  withoutAnswer,
} from '@/lib/catalog/edition-finder/answers'
import type { Platform } from '@/lib/catalog/product-facts'
import { Link } from '@/lib/i18n/navigation'
import { finderHref } from './finder-path'
import { useAnswerTexts } from './use-answer-texts'

type Given = { question: Question; text: string; system?: Platform }

/** What was answered so far, each with the way to take it back; nothing while nothing was. */
export function FinderAnswers({ category, address }: { category: string; address: FinderAddress }) {
  const t = useTranslations('editionFinder')
  const say = useAnswerTexts()
  const given = QUESTIONS.flatMap((question): Given[] => {
    if (question === 'system')
      return address.system.map((system) => ({ question, system, text: say.system(system) }))
    const text = say.answer(question, address)
    return text === '' ? [] : [{ question, text }]
  })
  if (given.length === 0) return null
  return (
    <nav aria-label={t('answers')} className="mb-5">
      <ul className="flex flex-wrap items-center gap-2">
        {given.map(({ question, text, system }) => (
          <li key={`${question} ${text}`}>
            <Link
              href={finderHref(category, withoutAnswer(address, question, system))}
              prefetch={false}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong/60 bg-surface px-3 text-sm hover:border-ink-soft"
            >
              <span aria-hidden>{text}</span>
              <span className="sr-only">{t('drop', { answer: text })}</span>
              <Icon name="x" className="size-4 text-muted" />
            </Link>
          </li>
        ))}
        <li>
          <Link
            href={finderHref(category, { ...NO_ANSWERS, family: address.family })}
            prefetch={false}
            className="px-2 text-sm font-semibold text-primary-strong underline"
          >
            {t('restart')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
