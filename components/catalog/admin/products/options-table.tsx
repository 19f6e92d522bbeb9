import { Copy } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { formatDateTime } from '@/components/back-office/format-date'
import { formatCount } from '@/components/back-office/format-number'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { fieldStyle } from '@/components/ui/fields/field-style'
import type { AdminProductRow } from '@/lib/catalog/admin-contracts'
import { ENDLESS, PLATFORM_NAMES } from '@/lib/catalog/product-facts'
import { type OptionEdits, type OptionProblems, optionValues } from './options-values'

type OptionsTableProps = {
  products: readonly AdminProductRow[]
  edits: OptionEdits
  problems: OptionProblems
  /** There are changes that are not saved: a copy would be of what was before. */
  isBusy: boolean
  onEdit: (product: AdminProductRow, edit: OptionEdits[number]) => void
  onDuplicate: (product: AdminProductRow) => void
}

/** The options of a family side by side: their facts, and fields for what is changed together. */
export function OptionsTable(props: OptionsTableProps) {
  const t = useTranslations('backOffice.catalog')
  const common = useTranslations('backOffice.common')
  const headings = [
    t('options.option'),
    t('identifiers.sku'),
    t('productDialog.price'),
    t('productDialog.originalPrice'),
    common('keys'),
    t('options.visible'),
  ]
  return (
    <div className="overflow-x-auto rounded-control border border-line">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t('options.title')}</caption>
        <thead>
          <tr className="border-b border-line bg-sunken/60">
            {headings.map((heading) => (
              <th
                key={heading}
                scope="col"
                className="px-3 py-2.5 text-start text-xs font-semibold whitespace-nowrap text-muted"
              >
                {heading}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">{common('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {props.products.map((product) => (
            <OptionRow key={product.id} {...props} product={product} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type OptionRowProps = OptionsTableProps & { product: AdminProductRow }

function OptionRow({ product, edits, problems, isBusy, onEdit, onDuplicate }: OptionRowProps) {
  const t = useTranslations('backOffice.catalog')
  const { id, name, sku, publishAt } = product
  const { price, originalPrice, isHidden } = optionValues(product, edits)
  const problem = problems[id]
  return (
    <tr className="border-b border-line align-top last:border-b-0">
      <th scope="row" className="min-w-52 px-3 py-3 text-start font-normal">
        <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
        <Facts product={product} />
        {problem?.whole && (
          <p role="alert" className="mt-1 text-xs font-medium text-danger">
            {problem.whole}
          </p>
        )}
      </th>
      <td className="px-3 py-3 [overflow-wrap:anywhere]">{sku}</td>
      <td className="px-3 py-2">
        <Amount
          id={`option-${id}-price`}
          label={t('options.priceOf', { name })}
          value={price}
          problem={problem?.price}
          hint={product.isInSale && t('options.inSale')}
          onChange={(text) => onEdit(product, { price: text })}
        />
      </td>
      <td className="px-3 py-2">
        <Amount
          id={`option-${id}-originalPrice`}
          label={t('options.originalPriceOf', { name })}
          value={originalPrice}
          problem={problem?.originalPrice}
          onChange={(text) => onEdit(product, { originalPrice: text })}
        />
      </td>
      <td className="px-3 py-3 whitespace-nowrap">
        <KeysLeft product={product} />
      </td>
      <td className="px-3 py-1">
        <Checkbox
          label={<span className="sr-only">{t('options.visibleNamed', { name })}</span>}
          checked={!isHidden}
          onChange={({ target }) => onEdit(product, { isHidden: !target.checked })}
        />
        {isHidden && publishAt && (
          <span className="block text-xs text-muted">
            {t('columns.hiddenUntil', { time: formatDateTime(publishAt) })}
          </span>
        )}
      </td>
      <td className="px-1 py-2">
        <Button
          variant="ghost"
          size="icon"
          className="size-9 text-ink-soft"
          aria-label={t('columns.duplicateNamed', { name })}
          title={t(isBusy ? 'productDialog.saveFirst' : 'columns.duplicate')}
          disabled={isBusy}
          onClick={() => onDuplicate(product)}
        >
          <Copy aria-hidden />
        </Button>
      </td>
    </tr>
  )
}

/** What tells an option from the others. */
function Facts({ product: { edition, devices, termMonths, platforms } }: OptionFacts) {
  const t = useTranslations('backOffice.catalog.options.facts')
  const facts = [
    edition,
    devices !== null && (devices === ENDLESS ? t('unlimited') : t('devices', { count: devices })),
    termMonths !== null &&
      (termMonths === ENDLESS ? t('lifetime') : t('months', { count: termMonths })),
    platforms.map((platform) => PLATFORM_NAMES[platform]).join(', '),
  ].filter((fact) => fact !== false && fact !== '')
  return <span className="block text-xs text-muted">{facts.join(' · ')}</span>
}
type OptionFacts = {
  product: Pick<AdminProductRow, 'edition' | 'devices' | 'termMonths' | 'platforms'>
}

/** How many keys are left, leading to them in another tab: what was typed here stays. */
function KeysLeft({ product }: { product: AdminProductRow }) {
  const { id, name, delivery, availableKeys, isBundle } = product
  const t = useTranslations('backOffice.catalog')
  if (isBundle) return <span className="text-muted">{t('columns.bundle')}</span>
  if (delivery === 'manual') return <span className="text-muted">{t('byHand')}</span>
  return (
    <Link href={`/admin/keys/${id}`} target="_blank" className="underline underline-offset-2">
      {formatCount(availableKeys)}
      <span className="sr-only"> {t('options.keysOf', { name })}</span>
    </Link>
  )
}

type AmountProps = {
  id: string
  label: string
  value: string
  problem?: string
  hint?: string | false
  onChange: (text: string) => void
}

function Amount({ id, label, value, problem, hint, onChange }: AmountProps) {
  const said = problem ?? (hint || undefined)
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        className={`${fieldStyle} h-10 min-w-24`}
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={said ? `${id}-said` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {said && (
        <p
          id={`${id}-said`}
          className={problem ? 'mt-1 text-xs font-medium text-danger' : 'mt-1 text-xs text-muted'}
        >
          {said}
        </p>
      )}
    </>
  )
}
