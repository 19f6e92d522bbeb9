import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { CartError } from '@/components/cart/cart-calls'
import { itemCount } from '@/components/cart/cart-lines'
import { useCartActions } from '@/components/cart/use-cart'
import type { OrderLine } from '@/components/checkout/order-line'
import { showToast } from '@/components/ui/toast/toaster'
import { ReviewItem } from './review-item'

/** The products of the order. */
export function ReviewItems({ lines }: { lines: readonly OrderLine[] }) {
  const t = useTranslations('checkout.items')
  const { step, remove } = useCartActions()
  const heading = useRef<HTMLHeadingElement>(null)

  async function attempt(change: Promise<unknown>) {
    try {
      await change
    } catch (error) {
      const explanation = error instanceof CartError ? error.conflictMessage : null
      showToast({
        title: t('changeFailed'),
        description: explanation ?? t('changeFailedText'),
        variant: 'destructive',
      })
    }
  }

  function removeLine({ productId }: OrderLine) {
    void attempt(remove(productId))
    // The pressed button is removed with its line.
    heading.current?.focus()
  }

  return (
    <section
      aria-labelledby="order-items"
      className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2
          id="order-items"
          ref={heading}
          tabIndex={-1}
          className="text-lg font-bold focus:outline-none"
        >
          {t('heading')}
        </h2>
        <p aria-live="polite" className="text-sm text-muted">
          {t('count', { count: itemCount(lines) })}
        </p>
      </div>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <ReviewItem
            key={line.productId}
            line={line}
            onStep={(stepped, by) => void attempt(step(stepped, by))}
            onRemove={removeLine}
          />
        ))}
      </ul>
    </section>
  )
}
