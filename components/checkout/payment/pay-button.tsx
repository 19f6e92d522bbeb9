import { LoaderCircle, Lock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import { Button } from '@/components/ui/button'
import { toCents } from '@/lib/core/money'

type PayButtonProps = { amount: string; disabled: boolean; isPaying: boolean }

/** Sends a form of payment. @param amount a decimal string */
export function PayButton({ amount, disabled, isPaying }: PayButtonProps) {
  const t = useTranslations('payment')
  const money = useMoneyFormat()
  return (
    <Button type="submit" size="lg" disabled={disabled} className="h-13 w-full">
      {isPaying ? <LoaderCircle aria-hidden className="animate-spin" /> : <Lock aria-hidden />}
      {isPaying ? t('processing') : t('pay', { amount: money(toCents(amount)) })}
    </Button>
  )
}
