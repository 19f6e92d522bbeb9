CREATE INDEX "PublicPrice_former" ON public."PublicPrice" USING btree (until) WHERE (until IS NOT NULL);

CREATE UNIQUE INDEX "PublicPrice_current" ON public."PublicPrice" USING btree ("productId", currency) WHERE (until IS NULL);
