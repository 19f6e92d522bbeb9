import { LoaderCircle, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useOrderWords } from './use-order-words'

type Props = {
  icon?: LucideIcon
  /** What it says where the law has no words for it. */
  label: string
  isPaying: boolean
}

/** What stands on a button of the store that pays. In the words of the law it is these alone. */
export function OrderButtonLabel({ icon: Icon, label, isPaying }: Props) {
  const t = useTranslations('payment')
  const words = useOrderWords()
  if (isPaying)
    return (
      <>
        <LoaderCircle aria-hidden className="animate-spin" />
        {t('processing')}
      </>
    )
  if (words !== null) return words
  return (
    <>
      {Icon && <Icon aria-hidden />}
      {label}
    </>
  )
}
