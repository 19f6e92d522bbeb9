CREATE UNIQUE INDEX "CrmHandover_running_key" ON public."CrmHandover" USING btree (crm) WHERE (status = 'running'::"HandoverStatus");
