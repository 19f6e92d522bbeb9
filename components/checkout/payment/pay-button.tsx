import { Lock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { BeforePaying } from '@/components/checkout/before-paying/before-paying'
import { OrderButtonLabel } from '@/components/checkout/before-paying/order-button-label'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import { Button } from '@/components/ui/button'
import { toCents } from '@/lib/core/money'

type PayButtonProps = { amount: string; disabled: boolean; isPaying: boolean }

/** Sends a form of payment. @param amount a decimal string */
export function PayButton({ amount, disabled, isPaying }: PayButtonProps) {
  const t = useTranslations('payment')
  const money = useMoneyFormat()
  return (
    <>
      <BeforePaying />
      <Button type="submit" size="lg" disabled={disabled} className="h-13 w-full">
        <OrderButtonLabel
          icon={Lock}
          label={t('pay', { amount: money(toCents(amount)) })}
          isPaying={isPaying}
        />
      </Button>
    </>
  )
}
