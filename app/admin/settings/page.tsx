import { titled } from '@/app/admin/titled'
import { BaseCurrencySetting } from '@/components/bookkeeping/base-currency/admin/base-currency-setting'
import { FeedProblems } from '@/components/channels/feeds/admin/feed-problems'
import { PageSeoCard } from '@/components/content/seo/admin/page-seo-card'
import { SettingsScreen } from '@/components/settings/admin/settings-screen'

// Rendered per request, like the layout.
export const instant = false

export const generateMetadata = titled('tabs.settings')

export default function SettingsTab() {
  return (
    <SettingsScreen
      baseCurrency={<BaseCurrencySetting />}
      feedProblems={<FeedProblems />}
      pageSeo={<PageSeoCard />}
    />
  )
}
