import { useLocale } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { englishText } from '@/lib/i18n/english'
import { type Addresses, RichText } from './rich-text'

type Step = { title: string; text: string; duration?: string }

type StepListProps = {
  steps: readonly Step[]
  /** The steps' texts are English on every page. */
  isEnglish?: boolean
  addresses?: Addresses
}

/** A process, step by step; the line between the numbers shows the order. */
export function StepList({ steps, isEnglish = false, addresses }: StepListProps) {
  const locale = useLocale()
  return (
    <ol {...(isEnglish ? englishText(locale) : {})}>
      {steps.map(({ title, text, duration }, index) => (
        <li key={title} className="group relative flex gap-5 pb-10 last:pb-0 sm:gap-7">
          <span
            aria-hidden
            className="absolute top-12 bottom-0 start-[1.34rem] w-px bg-line group-last:hidden"
          />
          <span
            aria-hidden
            className="grid size-11 shrink-0 place-items-center rounded-full border border-primary/25 bg-primary-soft text-lg font-extrabold text-primary-deep tabular-nums"
          >
            {index + 1}
          </span>
          <div className="min-w-0 flex-1 pt-1.5">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
              <h3 className="text-xl font-bold">{title}</h3>
              {duration && (
                <p className="flex items-center gap-1.5 rounded-full bg-sunken px-3 py-1 text-sm font-semibold text-ink-soft">
                  <Icon name="clock" className="size-4" />
                  {duration}
                </p>
              )}
            </div>
            <p className="mt-2 max-w-2xl leading-relaxed text-muted">
              <RichText text={text} addresses={addresses} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
