import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { type Promises, promiseValues } from '@/lib/settings/promises'
import type { ShownFigures } from '@/lib/settings/stated-figures'

type Props = { storeName: string; promises: Promises; figures: ShownFigures }

export function WhyChooseUs({ storeName, promises, figures }: Props) {
  const t = useTranslations('home.why')
  const said = promiseValues(promises)
  const reasons = [
    { icon: 'mail-check', title: t('instant', said), text: t('instantText') },
    { icon: 'badge-check', title: t('genuine'), text: t('genuineText', said) },
    { icon: 'receipt-text', title: t('prices'), text: t('pricesText') },
    { icon: 'messages-square', title: t('help'), text: t('helpText', said) },
  ] as const
  return (
    <section aria-labelledby="why-choose-us" className="border-y border-line bg-surface">
      <div className="page-width grid gap-x-14 gap-y-9 py-12 sm:py-18 lg:grid-cols-[1fr_1.7fr]">
        <div>
          <h2 id="why-choose-us" className="text-3xl font-extrabold tracking-tight sm:text-4xl">
            {t('title', { storeName })}
          </h2>
          <p className="mt-3 max-w-md text-lg leading-relaxed text-muted">{t('text')}</p>
          <Stats storeName={storeName} figures={figures} />
        </div>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-8">
          {reasons.map(({ icon, title, text }) => (
            <li key={title} className="border-t-2 border-ink pt-4">
              <Icon name={icon} className="size-7" strokeWidth={1.75} />
              <h3 className="mt-3 text-lg font-bold">{title}</h3>
              <p className="mt-1.5 text-muted max-sm:text-sm sm:leading-relaxed">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Stats({ storeName, figures }: { storeName: string; figures: ShownFigures }) {
  const t = useTranslations('home.stats')
  if (figures.shown.length === 0) return null
  return (
    <ul aria-label={t('title', { storeName })} className="mt-8 flex flex-wrap gap-x-8 gap-y-4">
      {figures.shown.map(({ name, value }) => (
        <li key={name}>
          <span className="block text-3xl font-black tracking-tight tabular-nums">{value}</span>{' '}
          <span className="text-sm font-medium text-ink-soft">{t(name)}</span>
        </li>
      ))}
    </ul>
  )
}
