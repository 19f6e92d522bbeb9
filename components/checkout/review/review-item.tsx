import { Mail } from 'lucide-react'
import Image from 'next/image'
import { useLocale, useTranslations } from 'next-intl'
import { QuantityStepper } from '@/components/cart/quantity-stepper'
import type { OrderLine } from '@/components/checkout/order-line'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import { PreorderText } from '@/components/storefront/preorder-text'
import { usePromises } from '@/components/storefront/store-props'
import { englishText } from '@/lib/i18n/english'

type ReviewItemProps = {
  line: OrderLine
  onStep: (line: OrderLine, by: 1 | -1) => void
  onRemove: (line: OrderLine) => void
}

/** One product of the order with quantity and remove controls. */
export function ReviewItem({ line, onStep, onRemove }: ReviewItemProps) {
  const t = useTranslations('checkout.items')
  const locale = useLocale()
  const money = useMoneyFormat()
  const { said } = usePromises()
  const { product, quantity, priceCents, originalCents, originalPriceKind } = line
  return (
    <li data-order-line className="flex gap-4 py-5 first:pt-4 last:pb-0">
      <span className="relative size-20 shrink-0 overflow-hidden rounded-control border border-line bg-sunken sm:size-24">
        <Image src={product.image} alt="" fill sizes="96px" className="object-cover" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h3 className="min-w-40 flex-1 leading-snug font-bold">{product.name}</h3>
          <p className="flex flex-wrap items-baseline justify-end gap-x-2 tabular-nums">
            <bdi className="text-lg leading-snug font-extrabold">
              {money(priceCents * quantity)}
            </bdi>
            {originalCents !== null && (
              <span className="text-sm text-muted">
                <span aria-hidden>{t(`formerPriceShort.${originalPriceKind}`)}</span>
                <span className="sr-only">{t(`formerPrice.${originalPriceKind}`)}</span>{' '}
                <s>
                  <bdi>{money(originalCents * quantity)}</bdi>
                </s>
              </span>
            )}
          </p>
        </div>
        <p {...englishText(locale)} className="mt-1 line-clamp-2 text-sm text-muted">
          {line.description}
        </p>
        {line.notice !== '' && (
          <p {...englishText(locale)} className="mt-2 text-sm font-medium">
            {line.notice}
          </p>
        )}
        <p className="mt-2 flex items-start gap-1.5 text-sm text-success">
          <Mail aria-hidden className="mt-0.5 size-4 shrink-0" />
          {line.availableFrom ? (
            <PreorderText day={line.availableFrom} />
          ) : line.isBackOrder ? (
            t('backOrder')
          ) : line.isByHand ? (
            t('byHand')
          ) : (
            t('digital', said)
          )}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <QuantityStepper
            size="md"
            quantity={quantity}
            min={1}
            labels={{
              group: t('quantityOf', { product: product.name }),
              quantity: t('quantity'),
              decrease: t('decreaseOf', { product: product.name }),
              increase: t('increaseOf', { product: product.name }),
            }}
            onStep={(by) => onStep(line, by)}
          />
          {quantity > 1 && (
            <span
              dir="auto"
              className="order-last w-full text-sm text-muted tabular-nums sm:order-none sm:w-auto"
            >
              {t('each', { price: money(priceCents) })}
            </span>
          )}
          <button
            type="button"
            aria-label={t('removeOf', { product: product.name })}
            onClick={() => onRemove(line)}
            className="ms-auto -me-2 rounded-control px-2 py-2 text-sm font-semibold text-ink-soft underline underline-offset-2 hover:text-danger"
          >
            {t('remove')}
          </button>
        </div>
      </div>
    </li>
  )
}
