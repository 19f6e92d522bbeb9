import { categoriesSchema } from '@/lib/domains/catalog/contracts'
import { mainCategories } from '@/lib/domains/catalog/queries'
import { reply, route } from '@/lib/http/route'

export const GET = route(async () => reply(categoriesSchema, await mainCategories()))
