package hp41.editor.debugging;

import hp41.Calculator;
import hp41.app.ErrorMessages;
import hp41.debug.Conditions.EvaluationResult;
import hp41.debug.Watch;
import hp41.debug.Watches;
import hp41.editor.debugging.Scopes.Group;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.debug.EvaluateArguments;
import org.eclipse.lsp4j.debug.EvaluateArgumentsContext;
import org.eclipse.lsp4j.debug.EvaluateResponse;
import org.eclipse.lsp4j.debug.ExceptionBreakMode;
import org.eclipse.lsp4j.debug.ExceptionInfoArguments;
import org.eclipse.lsp4j.debug.ExceptionInfoResponse;
import org.eclipse.lsp4j.debug.ScopesArguments;
import org.eclipse.lsp4j.debug.ScopesResponse;
import org.eclipse.lsp4j.debug.SetExpressionArguments;
import org.eclipse.lsp4j.debug.SetExpressionResponse;
import org.eclipse.lsp4j.debug.SetVariableArguments;
import org.eclipse.lsp4j.debug.SetVariableResponse;
import org.eclipse.lsp4j.debug.Variable;
import org.eclipse.lsp4j.debug.VariablesArguments;
import org.eclipse.lsp4j.debug.VariablesResponse;
import org.eclipse.lsp4j.jsonrpc.services.JsonRequest;

/**
 * Handles the requests about variables and expressions.
 *
 * @param context the context of the debug session
 */
record VariableRequests(DebugContext context) {

  private Scopes groups() {
    return new Scopes(context.session().calculator());
  }

  /** Returns the scopes, which are the same for each frame. */
  @JsonRequest
  public CompletableFuture<ScopesResponse> scopes(ScopesArguments frame) {
    ScopesResponse response = new ScopesResponse();
    response.setScopes(groups().all());
    return CompletableFuture.completedFuture(response);
  }

  /** Returns the variables of a scope, or a part of them. */
  @JsonRequest
  public CompletableFuture<VariablesResponse> variables(VariablesArguments wanted) {
    List<Variable> all = groups().variables(Group.of(wanted.getVariablesReference()));
    VariablesResponse response = new VariablesResponse();
    response.setVariables(
        DebugContext.page(all, wanted.getStart(), wanted.getCount()).toArray(Variable[]::new));
    return CompletableFuture.completedFuture(response);
  }

  /** Sets a variable. */
  @JsonRequest
  public CompletableFuture<SetVariableResponse> setVariable(SetVariableArguments wanted) {
    context.session().checkStill();
    SetVariableResponse response = new SetVariableResponse();
    response.setValue(
        groups()
            .set(Group.of(wanted.getVariablesReference()), wanted.getName(), wanted.getValue()));
    return CompletableFuture.completedFuture(response);
  }

  /** Sets a value by its name: {@code R05}, {@code X}, {@code flag 01}, {@code ALPHA}. */
  @JsonRequest
  public CompletableFuture<SetExpressionResponse> setExpression(SetExpressionArguments wanted) {
    context.session().checkStill();
    Calculator calculator = context.session().calculator();
    Watches values = calculator.debugger().watches();
    Watch cell =
        values
            .named(wanted.getExpression())
            .orElseThrow(() -> DebugContext.refusal(wanted.getExpression() + " cannot be set"));
    new WatchableValues(calculator).put(cell, wanted.getValue());
    SetExpressionResponse response = new SetExpressionResponse();
    response.setValue(values.typed(cell));
    return CompletableFuture.completedFuture(response);
  }

  /**
   * Evaluates an expression. In the debug console it is the answer if the program waits for one,
   * else the name of a variable, or words to execute. Elsewhere it is evaluated on a copy of the
   * calculator and has no side effects.
   */
  @JsonRequest
  public CompletableFuture<EvaluateResponse> evaluate(EvaluateArguments wanted) {
    DebugSession session = context.session();
    String words = wanted.getExpression();
    if (!EvaluateArgumentsContext.REPL.equals(wanted.getContext())) {
      EvaluationResult answer =
          session.calculator().debugger().conditions().evaluate(words, DebugContext.MAX_LINES);
      if (answer.wrong()) {
        throw DebugContext.refusal(answer.text());
      }
      return CompletableFuture.completedFuture(response(answer.text()));
    }
    if (session.asks()) {
      Optional<String> wrong = session.answer(words);
      return CompletableFuture.completedFuture(response(wrong.orElse("")));
    }
    Watches values = session.calculator().debugger().watches();
    Optional<Watch> cell = values.named(words);
    return cell.isPresent()
        ? CompletableFuture.completedFuture(response(values.typed(cell.get())))
        : session.call(words).thenApply(VariableRequests::response);
  }

  private static EvaluateResponse response(String result) {
    EvaluateResponse response = new EvaluateResponse();
    response.setResult(result);
    return response;
  }

  /** Returns the error in the calculator's display. */
  @JsonRequest
  public CompletableFuture<ExceptionInfoResponse> exceptionInfo(ExceptionInfoArguments thread) {
    Calculator calculator = context.session().calculator();
    String error = calculator.contents().error();
    if (error.isEmpty()) {
      throw DebugContext.refusal("the calculator shows no error");
    }
    ExceptionInfoResponse response = new ExceptionInfoResponse();
    response.setExceptionId(error);
    response.setDescription(ErrorMessages.errorInProgram(calculator));
    response.setBreakMode(ExceptionBreakMode.ALWAYS);
    return CompletableFuture.completedFuture(response);
  }
}
