import { useTranslations } from 'next-intl'
import { KeyActions } from '@/components/checkout/success/key-actions'
import { KeyItem } from '@/components/checkout/success/key-item'
import { useLastCopy } from '@/components/checkout/success/use-last-copy'
import type { LibraryKeys } from '@/lib/service/library/contracts'

type ShownKeysProps = { orderNumber: string; items: LibraryKeys['items'] }

/** The keys of an order, as on the page after the payment. */
export function ShownKeys({ orderNumber, items }: ShownKeysProps) {
  const t = useTranslations('confirmation.keys')
  const [lastCopy, setLastCopy] = useLastCopy()
  return (
    <>
      <p role="status" className="sr-only">
        {lastCopy && t(lastCopy.outcome)}
      </p>
      <ul className="mt-4 divide-y divide-line">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a product may be there twice, by itself and in a bundle
          <KeyItem key={index} item={item} lastCopy={lastCopy} onCopy={setLastCopy} />
        ))}
      </ul>
      <KeyActions orderNumber={orderNumber} items={items} />
    </>
  )
}
