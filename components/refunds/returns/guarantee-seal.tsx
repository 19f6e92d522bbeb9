import { useLocale, useTranslations } from 'next-intl'
import { directionOf, textLocaleOf } from '@/lib/i18n/locales'
import { type Promises, shortPeriodValues } from '@/lib/settings/promises'

/** The banner of the money-back guarantee. */
export function GuaranteeSeal({ promises }: { promises: Promises }) {
  const t = useTranslations('returnsPage.banner')
  const locale = useLocale()
  const days = promises.refundDays
  return (
    <div className="relative isolate overflow-hidden rounded-panel bg-night p-7 text-white shadow-raised sm:p-9">
      <div
        aria-hidden
        className="absolute inset-0 -z-10 bg-[radial-gradient(22rem_16rem_at_100%_0%,color-mix(in_srgb,var(--color-primary-panel-deep)_80%,black),transparent_75%)] rtl:-scale-x-100"
      />
      <p
        aria-hidden
        // The language decides the order of number and word.
        dir={directionOf(textLocaleOf(locale))}
        className="flex w-fit items-end gap-2.5 leading-none font-black tracking-[-0.04em] text-primary-pale"
      >
        <span className="text-[5.5rem] leading-[0.8] tabular-nums sm:text-[7rem]">{days}</span>
        <span className="text-2xl tracking-tight">{t('days')}</span>
      </p>
      <h2 className="mt-6 text-2xl leading-tight font-extrabold tracking-tight">
        {t('title', { days })}
      </h2>
      <p className="mt-2 leading-relaxed text-stone-300">
        {t('text', shortPeriodValues(promises, locale))}
      </p>
    </div>
  )
}
