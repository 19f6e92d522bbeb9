CREATE INDEX "ReviewReport_lowerEmail" ON public."ReviewReport" USING btree (lower(email));
