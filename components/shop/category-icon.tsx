import {
  Calculator,
  ChartNoAxesCombined,
  Clapperboard,
  Code,
  FileText,
  FolderTree,
  Gamepad2,
  Globe,
  Image,
  type LucideIcon,
  MonitorCog,
  Music,
  Package,
  Settings,
  Shield,
  ShieldCheck,
  Video,
  Wrench,
} from 'lucide-react'

/** Each known main category has an icon of its own (spec: storefront, section 3). */
const BY_SLUG: Record<string, LucideIcon> = {
  'microsoft-office': FileText,
  'operating-systems': MonitorCog,
  'antivirus-security': ShieldCheck,
  'music-photo-video': Clapperboard,
  'business-finance': ChartNoAxesCombined,
  'tax-preparation': Calculator,
}

/** The choices of the back office for all other categories. */
const BY_NAME: Record<string, LucideIcon> = {
  Package,
  Shield,
  Globe,
  Code,
  Settings,
  Image,
  Music,
  Video,
  Game: Gamepad2,
  Tool: Wrench,
  FolderTree,
}

type CategoryIconProps = { category: { slug: string; icon: string }; className?: string }

export function CategoryIcon({ category, className }: CategoryIconProps) {
  const Icon = BY_SLUG[category.slug] ?? BY_NAME[category.icon] ?? Package
  return <Icon aria-hidden className={className} />
}
