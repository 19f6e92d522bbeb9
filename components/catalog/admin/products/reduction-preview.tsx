import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { money } from '@/components/back-office/format-number'
import { pageLanguage } from '@/components/back-office/language/page-language'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import type { Reduction } from '@/lib/catalog/reduction-contracts'
import { readTypedNumber } from '@/lib/core/typed-amount'
import { payloadOf } from './product-values'
import type { useProductForm } from './use-product-form'

const CALL = 'POST /api/admin/products/reduction'
const TYPING_MS = 400

const isPrice = (typed: string): boolean =>
  readTypedNumber(typed, pageLanguage(), { decimals: 2 }) !== null

type ReductionPreviewProps = {
  form: Pick<ReturnType<typeof useProductForm>, 'form'>
  /** The product's own id; omitted for a new one. */
  id: number | undefined
}

/** What shoppers will see beside the price that is typed, and what the product cost before. */
export function ReductionPreview({ form: { form }, id }: ReductionPreviewProps) {
  const t = useTranslations('backOffice.catalog.reduction')
  const [price, originalPrice, prices] = useWatch({
    control: form.control,
    name: ['price', 'originalPrice', 'prices'],
  })
  const others = [
    originalPrice,
    ...Object.values(prices).flatMap((own) => [own?.price ?? '', own?.originalPrice ?? '']),
  ]
  const typed = useDebouncedValue(JSON.stringify({ price, originalPrice, prices }), TYPING_MS)
  const { data } = useQuery({
    queryKey: [CALL, id, typed],
    queryFn: ({ signal }) => {
      const { price, originalPrice, prices } = payloadOf(form.getValues())
      return callAdmin(CALL, { body: { id, price, originalPrice, prices }, signal })
    },
    // What is no price yet is said beside its field.
    enabled: isPrice(price) && others.every((typed) => typed === '' || isPrice(typed)),
    retry: false,
    placeholderData: (earlier) => earlier,
  })
  if (!data) return null
  return (
    <div className="rounded-control border border-line p-4 text-sm sm:col-span-2">
      <p className="font-semibold">{t('title')}</p>
      <p role="status" className="mt-1 text-ink-soft">
        <Foreseen reduction={data} />
      </p>
      {data.history.length > 0 && <History prices={data.history} />}
    </div>
  )
}

function Foreseen({ reduction }: { reduction: Reduction }) {
  const t = useTranslations('backOffice.catalog.reduction')
  const { kind, originalPrice, percent, problem } = reduction
  if (kind !== 'off' && originalPrice !== null && percent !== null)
    return t(`shown.${kind}`, { price: money(originalPrice), percent })
  return (
    <>
      {t('none')}
      {problem && (
        <span className="mt-1 block">
          {t(`reasons.${problem.name}`, {
            currency: problem.currency,
            day: problem.since === null ? '' : formatDateTime(problem.since),
            price: problem.lowest === null ? '' : money(problem.lowest, problem.currency),
          })}
        </span>
      )}
    </>
  )
}

function History({ prices }: { prices: Reduction['history'] }) {
  const t = useTranslations('backOffice.catalog.reduction')
  return (
    <details className="mt-2">
      <summary className="cursor-pointer font-medium">{t('history')}</summary>
      <ul className="mt-1 grid max-h-48 gap-1 overflow-y-auto text-muted tabular-nums">
        {prices.map(({ currency, price, from, until }) => (
          <li key={`${currency} ${from}`}>
            {t('entry', {
              price: money(price, currency),
              from: formatDateTime(from),
              until: until === null ? t('now') : formatDateTime(until),
            })}
          </li>
        ))}
      </ul>
    </details>
  )
}
