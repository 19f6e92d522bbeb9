import { Copy, Gift } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { money } from '@/components/back-office/format-number'
import { Button } from '@/components/ui/button'
import { useCopyText } from '@/components/ui/copy-text'
import { Dialog } from '@/components/ui/dialog'
import type { AdminGiftCard } from '@/lib/cart/gift-cards/admin-contracts'

type Props = { giftCard: AdminGiftCard; code: string; onClose: () => void }

/** The code of a gift card, in plain text. */
export function CodeDialog({ giftCard: { faceValue, currency, email }, code, onClose }: Props) {
  const t = useTranslations('backOffice.gift-cards.code')
  const common = useTranslations('backOffice.common')
  const copyText = useCopyText()
  return (
    <Dialog
      title={t('title')}
      description={t(email ? 'worthMailed' : 'worth', {
        amount: money(faceValue, currency),
        email: email ?? '',
      })}
      icon={Gift}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={() => void copyText(code, t('copied'))}>
            <Copy aria-hidden />
            {common('copy')}
          </Button>
          <Button onClick={onClose}>{common('done')}</Button>
        </>
      }
    >
      <p className="rounded-control bg-sunken px-4 py-5 text-center font-mono text-lg font-bold select-all">
        {code}
      </p>
    </Dialog>
  )
}
