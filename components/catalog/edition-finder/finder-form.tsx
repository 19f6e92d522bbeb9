import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button'
import {
  type Answers,
  devicesText,
  type FinderAddress,
  type Question,
  termText,
} from '@/lib/catalog/edition-finder/answers'
import type { Asked } from '@/lib/catalog/edition-finder/find-editions'
import { getPathname } from '@/lib/i18n/navigation'
import { finderPath } from './finder-path'
import { useAnswerTexts } from './use-answer-texts'

type FinderFormProps = { category: string; asked: Asked; address: FinderAddress }

/** The questions, of which each can be left out. Without scripts, too: its answers are the address that it leads to. */
export function FinderForm({ category, asked, address }: FinderFormProps) {
  const t = useTranslations('editionFinder')
  const say = useAnswerTexts()
  const path = getPathname({ href: finderPath(category), locale: useLocale() })
  return (
    <form action={path} method="get" className="grid gap-5">
      {address.family !== null && <input type="hidden" name="family" value={address.family} />}
      <Choice
        question="use"
        chosen={address.use}
        values={asked.use.map((use) => [use, say.use(use)])}
      />
      <Choice
        question="devices"
        chosen={textOr(address.devices, devicesText)}
        values={asked.devices.map((count) => [devicesText(count), say.devices(count)])}
      />
      <Systems system={address.system} offered={asked.system} />
      <Choice
        question="term"
        chosen={textOr(address.term, termText)}
        values={asked.term.map((months) => [termText(months), say.term(months)])}
      />
      <Button type="submit" className="w-full">
        {t('show')}
      </Button>
    </form>
  )
}

const textOr = (value: number | null, text: (value: number) => string) =>
  value === null ? null : text(value)

function Legend({ question }: { question: Question }) {
  const t = useTranslations('editionFinder')
  return <legend className="mb-1 text-sm font-semibold">{t(`kinds.${question}`)}</legend>
}

type ChoiceProps = {
  question: Question
  /** `null`: that it does not matter. */
  chosen: string | null
  values: readonly (readonly [value: string, label: string])[]
}

/** A question with one answer; nothing where there is nothing to choose. */
function Choice({ question, chosen, values }: ChoiceProps) {
  const t = useTranslations('editionFinder')
  if (values.length === 0) return null
  return (
    <fieldset>
      <Legend question={question} />
      {[['', t('any')] as const, ...values].map(([value, label]) => (
        <Answer
          key={value}
          type="radio"
          name={question}
          value={value}
          defaultChecked={value === (chosen ?? '')}
        >
          {label}
        </Answer>
      ))}
    </fieldset>
  )
}

/** Who has two systems wants what runs on both. */
function Systems({ system, offered }: Pick<Answers, 'system'> & { offered: Asked['system'] }) {
  const say = useAnswerTexts()
  if (offered.length === 0) return null
  return (
    <fieldset>
      <Legend question="system" />
      {offered.map((platform) => (
        <Answer
          key={platform}
          type="checkbox"
          name="system"
          value={platform}
          defaultChecked={system.includes(platform)}
        >
          {say.system(platform)}
        </Answer>
      ))}
    </fieldset>
  )
}

type AnswerProps = {
  type: 'radio' | 'checkbox'
  name: Question
  value: string
  defaultChecked: boolean
  children: ReactNode
}

function Answer({ children, ...input }: AnswerProps) {
  const id = useId()
  return (
    <span className="flex items-center gap-3">
      <input id={id} {...input} className="size-5 shrink-0 cursor-pointer accent-primary-strong" />
      <label htmlFor={id} className="min-w-0 flex-1 cursor-pointer py-1.5 text-sm text-ink-soft">
        {children}
      </label>
    </span>
  )
}
