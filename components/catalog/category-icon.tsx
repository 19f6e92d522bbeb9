import {
  Calculator,
  ChartNoAxesCombined,
  Clapperboard,
  FileText,
  type LucideIcon,
  MonitorCog,
  ShieldCheck,
} from 'lucide-react'
import { iconPicture } from './category-icons'

/** Each built-in main category has its own icon. */
const BY_SLUG: Record<string, LucideIcon> = {
  'microsoft-office': FileText,
  'operating-systems': MonitorCog,
  'antivirus-security': ShieldCheck,
  'music-photo-video': Clapperboard,
  'business-finance': ChartNoAxesCombined,
  'tax-preparation': Calculator,
}

type CategoryIconProps = { category: { slug: string; icon: string }; className?: string }

export function CategoryIcon({ category, className }: CategoryIconProps) {
  const Icon = BY_SLUG[category.slug] ?? iconPicture(category.icon)
  return <Icon aria-hidden className={className} />
}
