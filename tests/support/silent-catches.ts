import { parseSync } from 'vite';

type Range = { start: number; end: number };
type Node = Range & { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const isFunction = (value: unknown): value is Node =>
  isNode(value) && /^(ArrowFunction|Function)Expression$/.test(value.type);

/** Yields a node's children with the name of the field that holds them. */
function* listChildren(node: Node): Generator<[field: string, child: Node]> {
  for (const [field, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield [field, child];
    }
  }
}

/** Fields that pass an error on if they are the error, and fields that pass it on if they contain it. */
const passedOn = new Set([
  'AssignmentExpression.right',
  'ConditionalExpression.alternate',
  'ConditionalExpression.consequent',
  'Property.value',
  'ReturnStatement.argument',
]);
const passedOnInPart = new Set([
  'CallExpression.arguments',
  'NewExpression.arguments',
  'TemplateLiteral.expressions',
]);

const isNamed = (node: Node, error: unknown) => node.type === 'Identifier' && node.name === error;

const mentions = (node: Node, error: unknown): boolean =>
  isNamed(node, error) || [...listChildren(node)].some(([, child]) => mentions(child, error));

function handles(node: Node, error: unknown): boolean {
  if (node.type === 'ThrowStatement') return true;
  return [...listChildren(node)].some(([field, child]) => {
    const key = `${node.type}.${field}`;
    if (passedOn.has(key) && isNamed(child, error)) return true;
    return (passedOnInPart.has(key) && mentions(child, error)) || handles(child, error);
  });
}

const isStatement = ({ type }: Node) => /(Statement|Declaration)$/.test(type);

/** An error handler, and the nodes that a comment may be above: its statement, the call or the handler. */
interface Handler {
  body: Node;
  error: unknown;
  starts: number[];
}

/** Returns a node's error handler: a catch clause, the function in catch(…) or the second one in then(…). */
function findHandler(node: Node, statement: Node): Handler | null {
  if (node.type === 'CatchClause') {
    const { param, body } = node as unknown as { param: Node | null; body: Node };
    return { body, error: param?.name, starts: [] };
  }
  if (node.type !== 'CallExpression') return null;
  const { callee, arguments: args } = node as unknown as { callee: Node; arguments: Node[] };
  if (callee.type !== 'MemberExpression') return null;
  const { property } = callee as unknown as { property: Node };
  const handler =
    property.name === 'catch' ? args[0] : property.name === 'then' ? args[1] : undefined;
  if (!isFunction(handler)) return null;
  const { params, body } = handler as unknown as { params: Node[]; body: Node };
  // A function returns its expression, so an error there goes back to the caller.
  const whole = body.type === 'BlockStatement' ? body : handler;
  return {
    body: whole,
    error: params[0]?.name,
    starts: [statement.start, property.start, handler.start],
  };
}

/**
 * Lists as `file:line` where a source catches an error and drops it: the handler neither throws nor passes the error
 * on, and no comment inside it or on the line above it says why.
 */
export function findSilentCatches(file: string, source: string): string[] {
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`);
  const lineAt = (position: number) => source.slice(0, position).split('\n').length;
  const isExplained = ({ body, starts }: Handler) =>
    comments.some(
      (comment) =>
        (comment.start > body.start && comment.end < body.end) ||
        starts.some((start) => lineAt(comment.end) === lineAt(start) - 1),
    );
  const silent: string[] = [];
  const visit = (node: Node, statement: Node) => {
    const handler = findHandler(node, statement);
    if (handler && !handles(handler.body, handler.error) && !isExplained(handler)) {
      silent.push(`${file}:${lineAt(node.end)}`);
    }
    for (const [, child] of listChildren(node))
      visit(child, isStatement(child) ? child : statement);
  };
  const root = program as unknown as Node;
  visit(root, root);
  return silent;
}
