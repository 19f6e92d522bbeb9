import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Installing } from '@/components/orders/installing'
import { StoreDay } from '@/components/storefront/store-day'
import { fileKeyOf } from '@/lib/licences/file-key'
import type { OrderKeys } from '@/lib/orders/payer-contracts'
import { FileKeyRow } from './file-key-row'
import { type CopyOutcome, KeyRow } from './key-row'

type Item = OrderKeys['items'][number]

/** The key that was copied last, and how that went. */
export type LastCopy = { value: string; outcome: CopyOutcome }

type KeyItemProps = {
  item: Item
  lastCopy: LastCopy | null
  onCopy: (copy: LastCopy) => void
}

/** A product with its keys, or when they come. */
export function KeyItem({ item, lastCopy, onCopy }: KeyItemProps) {
  const t = useTranslations('confirmation.keys')
  const { productName, keyType, keys } = item
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <h3 className="leading-snug font-bold">{productName}</h3>
      {keys.length > 0 && (
        <>
          <p className="mt-1 text-sm text-muted">{t(`types.${keyType}`, { count: keys.length })}</p>
          <ul className="mt-2 space-y-2">
            {keys.map((value, index) => {
              const file = fileKeyOf(value)
              const what = `${productName} ${index + 1}`
              if (file)
                // biome-ignore lint/suspicious/noArrayIndexKey: as below
                return <FileKeyRow key={index} file={file} what={what} />
              return (
                <KeyRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a key that several buyers get may be there twice
                  key={index}
                  value={value}
                  isLink={keyType === 'download_link' && value.startsWith('https://')}
                  what={what}
                  outcome={lastCopy?.value === value ? lastCopy.outcome : undefined}
                  onOutcome={(outcome) => onCopy({ value, outcome })}
                />
              )
            })}
          </ul>
        </>
      )}
      <Remark item={item} />
      <Installing {...item} />
    </li>
  )
}

function Remark({ item: { progress, keys, availableFrom } }: { item: Item }) {
  const t = useTranslations('confirmation.keys')
  const items = useTranslations('orderStatus.items')
  const texts: Partial<Record<Item['progress'], ReactNode>> = {
    waiting: availableFrom
      ? items.rich('preorderText', { day: () => <StoreDay date={availableFrom} /> })
      : items('waitingText'),
    manual: t('manual'),
    refunded: items('refunded'),
    delivered: keys.length === 0 ? items('delivered') : undefined,
  }
  const text = texts[progress]
  return text ? <p className="mt-2 text-sm leading-relaxed text-ink-soft">{text}</p> : null
}
