CREATE INDEX "Email_toAddress_lower" ON public."Email" USING btree (lower("toAddress"));

CREATE INDEX "Email_unsent" ON public."Email" USING btree ("createdAt") WHERE (status = ANY (ARRAY['queued'::"EmailStatus", 'sending'::"EmailStatus", 'failed'::"EmailStatus"]));
