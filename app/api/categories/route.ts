import { categoriesSchema } from '@/lib/catalog/contracts'
import { allCategories } from '@/lib/catalog/queries'
import { reply, route } from '@/lib/http/route'

export const GET = route(async () => reply(categoriesSchema, await allCategories()))
