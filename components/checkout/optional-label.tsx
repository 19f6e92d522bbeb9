import { useTranslations } from 'next-intl'

/** The label of a field that may stay empty. */
export function OptionalLabel({ text }: { text: string }) {
  const t = useTranslations('checkout.customer')
  return (
    <>
      {text} <span className="font-normal text-muted">({t('optional')})</span>
    </>
  )
}
