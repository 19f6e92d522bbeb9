import { useTranslations } from 'next-intl'
import type { CartLine } from './cart-lines'
import { CartRow } from './cart-row'

type CartLinesProps = { lines: readonly CartLine[]; onFollow?: () => void; className?: string }

/** The products of the cart. `onFollow` runs when the link of one is followed. */
export function CartLines({ lines, onFollow, className = '' }: CartLinesProps) {
  const t = useTranslations('cart')
  return (
    <ul aria-label={t('title')} className={`divide-y divide-line ${className}`}>
      {lines.map((line) => (
        <CartRow key={line.productId} line={line} onFollow={onFollow} />
      ))}
    </ul>
  )
}
