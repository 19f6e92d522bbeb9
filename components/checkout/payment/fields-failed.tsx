import { useTranslations } from 'next-intl'

/** In the place of a provider's own fields that do not load: blocked by the visitor's browser, or without a connection. */
export function FieldsFailed({ provider }: { provider: string }) {
  const t = useTranslations('payment')
  return (
    <p role="alert" className="rounded-control bg-sunken p-4 text-sm">
      {t('fieldsFailed', { provider })}
    </p>
  )
}
