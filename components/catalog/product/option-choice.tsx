import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { useFactTexts } from '@/components/catalog/use-fact-texts'
import { Price } from '@/components/storefront/currency/price'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { classNames } from '@/components/ui/class-names'
import type {
  Choice,
  EditionChoice,
  FamilyChoices,
  OptionGroup,
  UnitPrice,
  VariantKind,
} from '@/lib/catalog/option-choices'
import { PLATFORM_NAMES, platformsOf } from '@/lib/catalog/product-facts'
import { unitCents } from '@/lib/catalog/unit-price'
import { toCents } from '@/lib/core/money'
import { Link } from '@/lib/i18n/navigation'
import { type Priced, priceIn } from '@/lib/pricing/selling'
import { typedCents } from '@/lib/pricing/typed-prices'

/**
 * The rest of the family: a row of chips for each kind of difference between variants of this product, and below them its
 * editions, which are products of their own. All are links, so what is chosen is in the page's address.
 */
export function OptionChoice({ options: { variants, editions } }: { options: FamilyChoices }) {
  const t = useTranslations('productPage.options')
  if (variants.length === 0 && editions.length === 0) return null
  return (
    <nav aria-label={t('label')} className="mt-5 grid gap-4">
      {variants.map((group) => (
        <Variants key={group.kind} group={group} />
      ))}
      {editions.length > 0 && (
        <Group title={t('edition')} className="grid gap-2">
          {editions.map((edition) => (
            <li key={edition.id}>
              <EditionLink edition={edition} />
            </li>
          ))}
        </Group>
      )}
    </nav>
  )
}

function Group({
  title,
  className,
  children,
}: {
  title: string
  className: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <div>
      <p id={id} className="mb-2 text-sm font-semibold">
        {title}
      </p>
      <ul aria-labelledby={id} className={className}>
        {children}
      </ul>
    </div>
  )
}

function Variants({ group: { kind, choices } }: { group: OptionGroup }) {
  const t = useTranslations('productPage.options')
  return (
    <Group title={t(kind)} className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <li key={choice.value} className="flex">
          <ChoiceLink kind={kind} choice={choice} />
        </li>
      ))}
    </Group>
  )
}

const linkStyle = ({ isCurrent, inStock }: { isCurrent: boolean; inStock: boolean }) =>
  classNames(
    'rounded-control border text-sm font-semibold transition-colors',
    isCurrent
      ? 'border-primary-strong bg-primary-soft text-primary-deep ring-1 ring-primary-strong'
      : 'bg-surface hover:border-ink-soft',
    !isCurrent && (inStock ? 'text-ink' : 'text-muted'),
  )

function ChoiceLink({ kind, choice }: { kind: VariantKind; choice: Choice }) {
  const t = useTranslations('productPage.options')
  const textOf = useOptionText()
  const { value, slug, isCurrent, inStock, price, prices, unitPrice, changes } = choice
  const others = changes.map((each) => textOf(each.kind, each.value)).join(', ')
  return (
    <Link
      href={`/products/${slug}`}
      scroll={false}
      aria-current={isCurrent ? 'true' : undefined}
      className={classNames(
        'flex min-h-11 flex-col items-start justify-center px-4 py-1.5',
        linkStyle(choice),
        !isCurrent &&
          (changes.length > 0 ? 'border-dashed border-line-strong' : 'border-line-strong/60'),
      )}
    >
      <span>{textOf(kind, value)}</span>{' '}
      <span className="font-normal tabular-nums">
        <Price cents={toCents(price)} typed={typedCents(prices)} />
      </span>{' '}
      {unitPrice && <PerUnit price={{ price, prices }} unitPrice={unitPrice} />}{' '}
      {(others || !inStock) && (
        <span className="text-xs font-normal text-muted">
          {[others && t('with', { others }), !inStock && t('soldOut')].filter(Boolean).join(' · ')}
        </span>
      )}
    </Link>
  )
}

type PerUnitProps = { price: Priced; unitPrice: UnitPrice }

/** What it costs per device and year, and how much less that is than with the smallest variant. */
function PerUnit({ price, unitPrice: { unit, units, saving } }: PerUnitProps) {
  const t = useTranslations('productPage.options')
  // Of the price as it is charged: a quotient that was rounded like a price would be another one.
  const selling = useSelling()
  const typed = { [selling.currency]: unitCents(priceIn(price, selling), units) }
  const cents = unitCents(toCents(price.price), units)
  return (
    <span className="text-xs font-normal text-muted tabular-nums">
      {t.rich(`per.${unit}`, { price: () => <Price cents={cents} typed={typed} /> })}
      {saving !== null && (
        <>
          {' · '}
          <span className="font-semibold text-success">{t('saving', { percent: saving })}</span>
        </>
      )}
    </span>
  )
}

/** A product of its own, so it looks like one: a row with its name, what it is for, and its price. */
function EditionLink({ edition }: { edition: EditionChoice }) {
  const t = useTranslations('productPage.options')
  const say = useFactTexts()
  const { slug, label, isCurrent, inStock, price, prices, devices, termMonths } = edition
  const facts = [
    devices !== null && say.devices(devices),
    termMonths !== null && say.term(termMonths),
    !inStock && t('soldOut'),
  ]
  return (
    <Link
      href={`/products/${slug}`}
      scroll={false}
      aria-current={isCurrent ? 'true' : undefined}
      className={classNames(
        'flex min-h-11 items-center justify-between gap-4 px-4 py-2',
        linkStyle(edition),
        !isCurrent && 'border-line-strong/60',
      )}
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {label}{' '}
        <span className="block text-xs font-normal text-muted">
          {facts.filter(Boolean).join(' · ')}
        </span>
      </span>{' '}
      <span className="shrink-0 tabular-nums">
        <Price cents={toCents(price)} typed={typedCents(prices)} />
      </span>
    </Link>
  )
}

/** What a value is called by which variants differ. */
function useOptionText() {
  const say = useFactTexts()
  const texts: Record<VariantKind, (value: string) => string> = {
    devices: (count) => say.devices(Number(count)),
    term: (months) => say.term(Number(months)),
    platform: (names) =>
      platformsOf(names.split(','))
        .map((each) => PLATFORM_NAMES[each])
        .join(', '),
  }
  return (kind: VariantKind, value: string) => texts[kind](value)
}
