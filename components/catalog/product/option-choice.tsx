import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useFactTexts } from '@/components/catalog/use-fact-texts'
import { classNames } from '@/components/ui/class-names'
import type { Choice, OptionGroup, OptionKind } from '@/lib/catalog/option-choices'
import { PLATFORM_NAMES, platformsOf } from '@/lib/catalog/product-facts'
import { Link } from '@/lib/i18n/navigation'

/** The other products of the family: a row of links for each kind of difference. */
export function OptionChoice({ options }: { options: readonly OptionGroup[] }) {
  const t = useTranslations('productPage.options')
  if (options.length === 0) return null
  return (
    <nav aria-label={t('label')} className="mt-5 grid gap-4">
      {options.map((group) => (
        <Group key={group.kind} group={group} />
      ))}
    </nav>
  )
}

function Group({ group: { kind, choices } }: { group: OptionGroup }) {
  const t = useTranslations('productPage.options')
  const id = useId()
  return (
    <div>
      <p id={id} className="mb-2 text-sm font-semibold">
        {t(kind)}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.value}>
            <ChoiceLink kind={kind} choice={choice} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ChoiceLink({ kind, choice }: { kind: OptionGroup['kind']; choice: Choice }) {
  const t = useTranslations('productPage.options')
  const textOf = useOptionText()
  const { value, slug, isCurrent, inStock, changes } = choice
  const others = changes.map((each) => textOf(each.kind, each.value)).join(', ')
  return (
    <Link
      href={`/products/${slug}`}
      scroll={false}
      aria-current={isCurrent ? 'true' : undefined}
      className={classNames(
        'flex min-h-11 flex-col items-center justify-center rounded-control border px-4 py-1.5 text-sm font-semibold transition-colors',
        isCurrent
          ? 'border-primary-strong bg-primary-soft text-primary-deep ring-1 ring-primary-strong'
          : 'bg-surface hover:border-ink-soft',
        !isCurrent && (inStock ? 'text-ink' : 'text-muted'),
        !isCurrent &&
          (changes.length > 0 ? 'border-dashed border-line-strong' : 'border-line-strong/60'),
      )}
    >
      {textOf(kind, value)}
      {(others || !inStock) && (
        <span className="text-xs font-normal text-muted">
          {[others && t('with', { others }), !inStock && t('soldOut')].filter(Boolean).join(' · ')}
        </span>
      )}
    </Link>
  )
}

/** What a value is called by which the products of a family differ. */
function useOptionText() {
  const say = useFactTexts()
  const texts: Record<OptionKind, (value: string) => string> = {
    edition: (name) => name,
    devices: (count) => say.devices(Number(count)),
    term: (months) => say.term(Number(months)),
    platform: (names) =>
      platformsOf(names.split(','))
        .map((each) => PLATFORM_NAMES[each])
        .join(', '),
  }
  return (kind: OptionKind, value: string) => texts[kind](value)
}
