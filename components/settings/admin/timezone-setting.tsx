import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { pageLanguage } from '@/components/back-office/language/page-language'
import { isTimezone } from '@/lib/core/calendar'
import { NAMED_TIMEZONES } from '@/lib/settings/choices'
import { GroupedChoiceSetting, useSettingsForm } from './setting-fields'
import { placeOf, timezoneGroups } from './timezone-groups'

/** The time zone of the store. The list is the browser's own, so that no other page carries it. */
export function TimezoneSetting({ name }: { name: 'timezone' }) {
  const t = useTranslations('backOffice.settings')
  const { form } = useSettingsForm()
  const chosen = form.watch(name)
  // What is stored stays in the list when something else is chosen.
  const [stored] = useState(chosen)
  const labelOf = (zone: string): string => {
    const named = NAMED_TIMEZONES.find((name) => name === zone)
    return named ? t(`choices.timezone.${named}`) : placeOf(zone)
  }
  const groups = timezoneGroups(Intl.supportedValuesOf('timeZone'), stored)
  return (
    <GroupedChoiceSetting
      name={name}
      options={[['UTC', 'UTC']]}
      groups={groups.map(({ region, zones }) => ({
        label: t(`choices.timezoneRegion.${region}`),
        options: zones.map((zone) => [zone, labelOf(zone)] as const),
      }))}
      hint={t('hints.timezone', { time: timeIn(chosen) })}
    />
  )
}

/** What the clocks of a time zone show now. */
const timeIn = (timezone: string): string =>
  new Intl.DateTimeFormat(pageLanguage(), {
    timeStyle: 'short',
    timeZone: isTimezone(timezone) ? timezone : 'UTC',
  }).format(new Date())
