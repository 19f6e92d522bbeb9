import { BookOpen, Download } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useStoreProps } from '@/components/storefront/store-props'
import { Button, buttonStyle } from '@/components/ui/button'
import { getPathname } from '@/lib/i18n/navigation'
import type { OrderKeys } from '@/lib/orders/payer-contracts'
import { keysFile, saveFile } from './keys-file'

/** Where the store explains how to install and activate. */
const GUIDE = '/help/downloads-installation'

type KeyActionsProps = { orderNumber: string; items: OrderKeys['items'] }

/** What can be done with all keys of an order. */
export function KeyActions({ orderNumber, items }: KeyActionsProps) {
  const t = useTranslations('confirmation')
  const locale = useLocale()
  const { storeName } = useStoreProps()

  const save = () => {
    const text = keysFile({
      head: [storeName, `${t('orderNumber')}: ${orderNumber}`],
      items: items.map(({ productName, keyType, keys }) => ({
        name: productName,
        label: t(`keys.types.${keyType}`, { count: keys.length }),
        keys,
      })),
    })
    saveFile(`${orderNumber}.txt`, text)
  }

  return (
    <div className="mt-5 flex flex-col gap-3 border-t border-line pt-5 xs:flex-row xs:flex-wrap">
      <Button breaks onClick={save}>
        <Download aria-hidden />
        {t('keys.download')}
      </Button>
      <a
        href={getPathname({ href: GUIDE, locale })}
        className={buttonStyle({ variant: 'outline', breaks: true })}
      >
        <BookOpen aria-hidden />
        {t('keys.guide')}
      </a>
    </div>
  )
}
