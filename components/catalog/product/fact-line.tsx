import { useTranslations } from 'next-intl'
import { useFactTexts } from '@/components/catalog/use-fact-texts'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import type { Product } from '@/lib/catalog/contracts'
import { ENDLESS } from '@/lib/catalog/product-facts'
import { EVERYWHERE } from '@/lib/catalog/regions'

type FactLineProps = {
  product: Product
  /** The names of its regions, from the server, which may name them differently from the browser. */
  regions: readonly string[]
}
type Fact = { label: string; icon: IconName; text: string }

/** Of more regions only the first are named. */
const NAMED_REGIONS = 3

/** What is known of a product, below its name. */
export function FactLine({ product, regions }: FactLineProps) {
  const t = useTranslations('productPage.facts')
  const say = useFactTexts()
  const { platforms, licenseType, termMonths, devices, activation } = product
  const facts: (Fact | false)[] = [
    platforms.length > 0 && {
      label: t('platforms'),
      icon: 'monitor',
      text: say.platforms(platforms),
    },
    licenseType !== null && {
      label: t('licenseType'),
      icon: 'badge-check',
      text: say.licenseType(licenseType),
    },
    // A perpetual licence has no end.
    termMonths !== null &&
      !(licenseType === 'perpetual' && termMonths === ENDLESS) && {
        label: t('term'),
        icon: 'calendar-days',
        text: say.term(termMonths),
      },
    devices !== null && {
      label: t('devices'),
      icon: 'monitor-smartphone',
      text: say.devices(devices),
    },
    product.regions.length > 0 && {
      label: t('region'),
      icon: 'globe',
      text: product.regions.includes(EVERYWHERE)
        ? t('worldwide')
        : regions.length > NAMED_REGIONS
          ? t('moreRegions', {
              names: regions.slice(0, NAMED_REGIONS).join(', '),
              count: regions.length - NAMED_REGIONS,
            })
          : regions.join(', '),
    },
    activation !== null && {
      label: t('activation'),
      icon: 'key-round',
      text: t(`activations.${activation}`),
    },
  ]
  const known = facts.filter((fact) => fact !== false)
  if (known.length === 0) return null
  return (
    <dl className="mt-4 flex flex-wrap gap-x-4 gap-y-2 text-sm text-ink-soft">
      {known.map(({ label, icon, text }) => (
        <div key={label} className="flex items-center gap-1.5">
          <dt className="flex">
            <Icon name={icon} className="size-4.5 text-muted" />
            <span className="sr-only">{label}</span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
